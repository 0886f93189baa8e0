/** What no address holds as it stands: it is escaped there. */
const UNFIT = /[\s\\<>"'`\p{Cc}\p{Cf}\p{Cs}]/u;

/** What servers and browsers take, in characters. */
const LONGEST = 2000;

/** Whether nothing in an address ends what it stands in, be it an attribute, a header or a message. */
export function isPlain(address: string): boolean {
  return address.length <= LONGEST && !UNFIT.test(address);
}

/** Whether a text is an http or https address without user name, query and hash. */
export function isPlainAddress(text: string): boolean {
  const url = isPlain(text) && URL.canParse(text) ? new URL(text) : undefined;
  return (
    url !== undefined &&
    ['http:', 'https:'].includes(url.protocol) &&
    !url.search &&
    !url.hash &&
    !url.username
  );
}
