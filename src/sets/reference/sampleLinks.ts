import type {Code} from 'mdast';

/** Property of the `code` element of a fence that says which of its names are links: JSON, name → address. */
const NAME_LINKS = 'nameLinks';

/** Marks the names of a fence that have an entry; `src/components/CodeFence` makes links of them. */
export function markNames(
  fence: Code,
  addresses: ReadonlyMap<string, string>,
): void {
  if (addresses.size > 0) {
    const {hProperties} = fence.data ?? {};
    fence.data = {
      ...fence.data,
      hProperties: {
        ...hProperties,
        [NAME_LINKS]: JSON.stringify(Object.fromEntries(addresses)),
      },
    };
  }
}
