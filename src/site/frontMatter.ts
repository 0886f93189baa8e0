/** Whether a page's front matter says `hide_footer: true`. */
export function hidesFooter(frontMatter: object): boolean {
  return (frontMatter as {hide_footer?: unknown}).hide_footer === true;
}
