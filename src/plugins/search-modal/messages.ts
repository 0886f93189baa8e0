/**
 * The messages of search; those of other parts of the site would be dead weight in the modal.
 *
 * @param translations - of a locale: id → message
 */
export function messagesOf(
  translations: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(translations).filter(([id]) =>
      /^(?:theme\.Search|site\.(?:search|notFound)\.)/.test(id),
    ),
  );
}
