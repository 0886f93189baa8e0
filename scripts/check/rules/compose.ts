import {load} from 'js-yaml';
import type {Fault} from '../../../src/sets/problem';
import {lineAt} from '../sourceLines';
import {yamlFault} from '../syntax/yaml';
import type {Check} from '../types';

const FILE = 'compose.yaml';

const LOOPBACK = '127.0.0.1';

type Table = Readonly<Record<string, unknown>>;

interface Service {
  readonly image?: string;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks?: Table | readonly string[];
  readonly configs?: readonly (string | {readonly source: string})[];
  readonly depends_on?: Table | readonly string[];
  readonly environment?: Table;
}

interface Compose {
  readonly services?: Readonly<Record<string, Service>>;
  readonly volumes?: Table;
  readonly networks?: Table;
  readonly configs?: Table;
}

interface NamedFault extends Fault {
  /** Text at which it stands, and how often that stood before. */
  readonly text: string;
  readonly nth?: number;
}

/** The services that README starts: each has what it names, and no two take the same port or address. */
export const compose: Check = {
  name: 'compose',
  unit: 'services',
  run({files}) {
    const text = files.has(FILE) ? files.read(FILE) : '';
    // What cannot be read is named by the check of data.
    const file = (yamlFault(text) ? {} : (load(text) ?? {})) as Compose;
    const services = Object.entries(file.services ?? {});
    return {
      inspected: services.length,
      problems: [
        ...services.flatMap(([name, service]) =>
          namedFaults(name, service, file),
        ),
        ...doubledFaults(services),
      ].map(({text: shown, nth = 0, ...fault}) => ({
        file: FILE,
        line: lineAt(text, nthIndex(text, shown, nth)),
        ...fault,
      })),
    };
  },
};

function nthIndex(text: string, shown: string, nth: number): number {
  if (!text.includes(shown)) {
    return 0;
  }
  const found = [...text.split(shown).entries()].slice(0, nth + 1);
  return (
    found.reduce((sum, [, part]) => sum + part.length, 0) + nth * shown.length
  );
}

const keysOf = (value: Table | readonly string[] = {}): string[] =>
  Array.isArray(value) ? value : Object.keys(value);

function namedFaults(
  name: string,
  service: Service,
  file: Compose,
): NamedFault[] {
  const volumes = (service.volumes ?? [])
    .map((volume) => volume.split(':', 1)[0]!)
    .filter((volume) => !/^[./~]/.test(volume));
  const configs = (service.configs ?? []).map((config) =>
    typeof config === 'string' ? config : config.source,
  );
  const named = [
    ['volumes', volumes, file.volumes],
    ['networks', keysOf(service.networks), file.networks],
    ['configs', configs, file.configs],
    ['services', keysOf(service.depends_on), file.services],
  ] as const;
  const isPinned =
    /[:@][^/]+$/.test(service.image ?? ':1') &&
    !/:latest$/.test(service.image ?? '');
  return [
    ...named.flatMap(([table, names, known = {}]) =>
      names
        .filter((each) => !Object.hasOwn(known, each))
        .map((each) => ({
          text: each,
          found: `"${each}" of ${name}, which \`${table}\` does not have`,
          expected: `one of ${Object.keys(known).join(', ')}`,
          remedy: 'Correct the name, or declare it.',
        })),
    ),
    ...(service.ports ?? [])
      .filter((port) => !port.startsWith(`${LOOPBACK}:`))
      .map((port) => ({
        text: port,
        found: `the port ${port} of ${name}, which every machine around can ask`,
        expected: `${LOOPBACK}:${port.split(':').slice(-2).join(':')}`,
        remedy:
          'Name the address: the admin key of this file stands in the repository.',
      })),
    ...(isPinned
      ? []
      : [
          {
            text: `image: ${service.image}\n`,
            found: `the image ${service.image}`,
            expected: 'an image with a version',
            remedy: 'Name the version: another is pulled tomorrow.',
          },
        ]),
  ];
}

/** Ports of the machine, and addresses of a network, that two services take. */
function doubledFaults(
  services: readonly (readonly [string, Service])[],
): NamedFault[] {
  const taken = new Map<string, string>();
  return services.flatMap(([name, {ports = [], networks = {}}]) => {
    const addresses = Object.values(networks).flatMap((network) => {
      const address = (network as {ipv4_address?: string} | null)?.ipv4_address;
      return address === undefined ? [] : [address];
    });
    return [
      ...ports.map((port) => port.replace(/:\d+(?:\/\w+)?$/, '')),
      ...addresses,
    ].flatMap((each) => {
      const other = taken.get(each);
      taken.set(each, name);
      return other === undefined
        ? []
        : [
            {
              text: each,
              nth: 1,
              found: `${each} of ${name}, which ${other} takes too`,
              expected: 'one of its own',
              remedy: 'Correct the number: the second of the two cannot start.',
            },
          ];
    });
  });
}
