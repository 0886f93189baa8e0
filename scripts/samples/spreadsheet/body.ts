const TAGS: Readonly<Record<string, string>> = {
  HTMLInputElement: 'input',
  HTMLDialogElement: 'dialog',
  HTMLProgressElement: 'progress',
  HTMLOutputElement: 'output',
  HTMLButtonElement: 'button',
};

/** Markup with an element for each id that a sample asks the page for. */
export function bodyFor(code: string): string {
  const asked = code.matchAll(
    /querySelector(?:<(\w+)>)?\('#([\w-]+)'\)|createSpreadsheet\('#([\w-]+)'/g,
  );
  const tags = new Map<string, string>();
  for (const [, type, queried, created] of asked) {
    const id = (queried ?? created)!;
    const tag = TAGS[type ?? ''] ?? tags.get(id) ?? 'div';
    tags.set(id, tag);
  }
  return [...tags].map(([id, tag]) => `<${tag} id="${id}"></${tag}>`).join('');
}
