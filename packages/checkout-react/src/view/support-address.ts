/** How customer service is reached. */
export interface Support {
  phone: string;
  /** As text: 9 点至 22 点. */
  hours: string;
  /** Address of a chat, such as 企业微信's https://work.weixin.qq.com/kfid/…, if there is one. */
  chat?: string;
}

/** Address of 联系客服: the chat, else the phone. */
export const supportAddress = ({ phone, chat }: Support): string =>
  chat ?? `tel:${phone.replace(/[^\d+]/g, '')}`;
