import type {SampleElement} from '../sample';

const TAGS: Readonly<Record<string, string>> = {
  HTMLInputElement: 'input',
  HTMLDialogElement: 'dialog',
  HTMLProgressElement: 'progress',
  HTMLOutputElement: 'output',
  HTMLButtonElement: 'button',
};

/** An element for each id that a sample asks the page for; what is clicked is a button. */
export function elementsOf(source: string): SampleElement[] {
  const asked = source.matchAll(
    /querySelector(?:<(\w+)>)?\('#([\w-]+)'\)([!?]?\.addEventListener\('click')?|createSpreadsheet\('#([\w-]+)'/g,
  );
  const tags = new Map<string, string>();
  for (const [, type, queried, clicked, created] of asked) {
    const id = (queried ?? created)!;
    const tag = TAGS[type ?? ''] ?? (clicked && 'button');
    tags.set(id, tag ?? tags.get(id) ?? 'div');
  }
  return [...tags].map(([id, tag]) => ({id, tag}));
}
