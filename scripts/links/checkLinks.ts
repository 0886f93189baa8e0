import {inParallel} from '../process/inParallel';
import {askHost, type AskOptions, type HostAnswer} from './askHost';
import type {ExternalLink} from './externalLinks';

/** Beginnings of addresses that are not asked for, each with the reason. */
export type AllowedAddresses = Readonly<Record<string, string>>;

/** A link, and what its host says. */
export interface AskedLink extends ExternalLink {
  readonly answer:
    HostAnswer | {readonly kind: 'allowed'; readonly why: string};
}

/** Hosts asked at once. */
const AT_ONCE = 8;

/** Asks the hosts of all links, but for those that are allowed unseen. */
export function checkLinks(
  links: readonly ExternalLink[],
  allowed: AllowedAddresses,
  options: AskOptions,
): Promise<AskedLink[]> {
  return inParallel(links, AT_ONCE, async (link) => {
    const [, why] =
      Object.entries(allowed).find(([beginning]) =>
        link.address.startsWith(beginning),
      ) ?? [];
    return {
      ...link,
      answer:
        why === undefined
          ? await askHost(link.address, options)
          : {kind: 'allowed', why},
    };
  });
}

/** The links that are gone, those that nobody knows of, and how many there are. */
export function renderLinks(links: readonly AskedLink[]): string {
  const of = (kind: AskedLink['answer']['kind']) =>
    links.filter(({answer}) => answer.kind === kind);
  const lines = [...of('gone'), ...of('unknown')].map(
    ({address, places, answer}) =>
      `${places.join(', ')}: ${address}\n    ${answer.kind}: ${'why' in answer ? answer.why : ''}`,
  );
  return [
    ...lines,
    `${links.length} addresses: ${of('there').length} there, ${of('gone').length} gone, ${of('unknown').length} unknown, ${of('allowed').length} not asked`,
    ...(of('gone').length > 0
      ? [
          'Correct what is gone, or say in scripts/links/allowed.json why it may stay: {"https://host/path": "reason"}.',
        ]
      : []),
  ].join('\n');
}
