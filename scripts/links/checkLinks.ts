import {inParallel} from '../process/inParallel';
import {askHost, type AskOptions, type HostAnswer} from './askHost';
import type {ExternalLink} from './externalLinks';

/** Beginnings of addresses that are not asked for, each with the reason. */
export type AllowedAddresses = Readonly<Record<string, string>>;

/** In the place of an answer: nobody was asked. */
interface Allowed {
  readonly kind: 'allowed';
  readonly why: string;
}

/** A link, and what its host says. */
export interface AskedLink extends ExternalLink {
  readonly answer: Exclude<HostAnswer, {kind: 'unreached'}> | Allowed;
}

/** Hosts asked at once. */
const AT_ONCE = 8;

/**
 * Asks the hosts of all links, but for those that are allowed unseen. A name without a host is gone as long as
 * some host answers: where none does, it is the network that is missing.
 *
 * @throws Error when no host at all can be reached
 */
export async function checkLinks(
  links: readonly ExternalLink[],
  allowed: AllowedAddresses,
  options: AskOptions,
): Promise<AskedLink[]> {
  const asked = await askAll(links, allowed, options);
  const answers = asked.filter(({answer}) => answer.kind !== 'allowed');
  const [first] = answers;
  if (
    first?.answer.kind === 'unreached' &&
    answers.every(({answer}) => answer.kind === 'unreached')
  ) {
    throw new Error(
      `npm run links: expected a network, reached none of the hosts of ${answers.length} addresses (${first.address}: ${first.answer.why}). Nothing is known of any of them: run it where the network can be reached.`,
    );
  }
  return asked.map((link) => ({...link, answer: judged(link.answer)}));
}

/** What an address without an answer means while there is a network. */
function judged(answer: HostAnswer | Allowed): AskedLink['answer'] {
  if (answer.kind !== 'unreached') {
    return answer;
  }
  return {kind: answer.hasHost ? 'unknown' : 'gone', why: answer.why};
}

function askAll(
  links: readonly ExternalLink[],
  allowed: AllowedAddresses,
  options: AskOptions,
): Promise<(ExternalLink & {readonly answer: HostAnswer | Allowed})[]> {
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
