export const HELP = `pnpm release <command> [brand]

  plan <brand> [publish | canary 10% | promote | rollback]
                       says who would see what, before and after, and changes nothing
  publish <brand>      the brand's build is live for everybody: an immutable version, its routes and hashes, the HTML
  publish shell        the same for the shell
  publish --all        the shell, then every brand that is built
  canary <brand> 10%   the build for a share of the users (10%, 0.5%, 50bp); again with another share, it widens or narrows
  promote <brand>      the canary is live for everybody
  rollback <brand>     takes the last step back: ends a canary, else the last good version is live again (also: rollback shell)
  status               live, canary and last good versions, their ages, and how often they failed
  verify [brand]       whether everything that is live is what was signed, to the last byte
  prune <brand>        takes away old versions that nothing goes back to
  override <brand>     a signed link, and QR code, that shows one version to whoever opens it
  compose              writes the HTML anew, e.g. after the run-time configuration changed
  keys list|add|use|retire <brand> [key]
                       the keys that a brand's part of the registry is signed with

  --site PLACE         a folder, or s3://bucket/prefix (SITE_DIR, else .site of the workspace)
  --build DIR          another build than apps/<brand>/dist
  --dry-run            says what would happen and changes nothing
  --no-smoke           publishes without opening the pages in a browser first
  --allow-removed /x   lets a route go that is live now
  --version, --hours, --allow-pay, --url
                       of override: an uploaded version (else the build), how long it holds (24), whether it may pay,
                       the page that is opened (else the version's first one)

Keys lie in RELEASE_KEYS, else in .data/release-keys, where a developer's own site makes the missing ones.
S3 takes S3_ENDPOINT, AWS_REGION and the usual credentials.
Run-time configuration is taken from the environment when a site is composed: API_MAIN, API_DATACENTER, API_HONEY,
API_YOUQUAN, API_TUIWEN, API_EVENTS, ALLOW_PAY, ALLOW_PICTURE, ALLOW_OPEN, SITE_ORIGIN, RELEASE_BASE, REGISTRY_BASE, and
  WECHAT_APPID      the official account whose openid pays inside WeChat; without it orders go without a code
  WECHAT_AUTHORIZE  where WeChat authorises (https://open.weixin.qq.com/connect/oauth2/authorize)`;
