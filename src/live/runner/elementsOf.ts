import type {SampleElement} from '../sample';

const TAGS: Readonly<Record<string, string>> = {
  HTMLInputElement: 'input',
  HTMLDialogElement: 'dialog',
  HTMLProgressElement: 'progress',
  HTMLOutputElement: 'output',
  HTMLButtonElement: 'button',
};

/** An element for each id that a sample asks the page for. */
export function elementsOf(source: string): SampleElement[] {
  const asked = source.matchAll(
    /querySelector(?:<(\w+)>)?\('#([\w-]+)'\)|createSpreadsheet\('#([\w-]+)'/g,
  );
  const tags = new Map<string, string>();
  for (const [, type, queried, created] of asked) {
    const id = (queried ?? created)!;
    tags.set(id, TAGS[type ?? ''] ?? tags.get(id) ?? 'div');
  }
  return [...tags].map(([id, tag]) => ({id, tag}));
}
