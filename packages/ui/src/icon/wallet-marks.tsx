interface MarkProps {
  /** px; 24 unless said. */
  size?: number;
}

const block = { display: 'block', flex: 'none' } as const;

/** The mark of WeChat Pay, beside its name. */
export const WechatPayMark = ({ size = 24 }: MarkProps) => (
  <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" style={block}>
    <path
      fill="#07A84E"
      d="M9.3 4C5.3 4 2 6.7 2 10.1c0 1.9 1.1 3.6 2.8 4.7l-.7 2.2 2.5-1.3c.8.2 1.7.4 2.6.4h.6a5 5 0 0 1-.2-1.5c0-3.3 3.1-5.9 7-5.9h.5C16.5 5.9 13.2 4 9.3 4zM22.3 14.5c0-2.8-2.7-5.1-6-5.1s-6 2.3-6 5.1 2.7 5.1 6 5.1c.7 0 1.4-.1 2-.3l2 1.1-.5-1.8c1.5-1 2.5-2.4 2.5-4.1z"
    />
    <path
      stroke="#fff"
      strokeWidth="1.8"
      strokeLinecap="round"
      d="M6.9 8.7h.01M11.6 8.7h.01M14.3 13.1h.01M18.3 13.1h.01"
    />
  </svg>
);

/** The mark of Alipay, beside its name. */
export const AlipayMark = ({ size = 24 }: MarkProps) => (
  <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" style={block}>
    <rect x="2" y="2" width="20" height="20" rx="4.6" fill="#1677E6" />
    <path
      fill="none"
      stroke="#fff"
      strokeWidth="1.7"
      strokeLinecap="round"
      d="M6.5 7.4h11M12 5v5.2M7.8 10.4h8.2c-.9 3-2.6 5.2-4.7 6.4-2 1.1-4.7 1-4.7-.9 0-1.8 2.2-2.2 4.3-1.5 2.7.9 5.3 2.2 10.5 4.1"
    />
  </svg>
);
