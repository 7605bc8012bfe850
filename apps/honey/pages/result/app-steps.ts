/** What to do with the membership, after opening 蜜小语 and logging in. */
export const appSteps = ['复制对方的话，点「加点蜜」。', '选一句喜欢的，直接发送。'];
