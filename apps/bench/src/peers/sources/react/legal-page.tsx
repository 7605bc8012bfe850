/** The other route, so that the router has one. */
export default function LegalPage() {
  return <h1>会员服务协议</h1>;
}
