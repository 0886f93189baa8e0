import {readFileSync} from 'node:fs';
import {load} from 'js-yaml';
import {describe, expect, it, onTestFinished} from 'vitest';
import {runCommand} from '../scripts/process/run';
import {StandIn} from './search/standIn/server';

interface Service {
  readonly image: string;
  readonly profiles?: readonly string[];
  readonly ports: readonly string[];
  readonly volumes: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly networks?: {readonly cluster: {readonly ipv4_address: string}};
  readonly healthcheck: {readonly test: readonly string[]};
}

const {services, configs, networks, volumes} = load(
  readFileSync('compose.yaml', 'utf8'),
) as {
  services: Readonly<Record<string, Service>>;
  configs: {nodes: {content: string}};
  networks: {cluster: {ipam: {config: {subnet: string}[]}}};
  volumes: Readonly<Record<string, unknown>>;
};

const all = Object.entries(services);
const cluster = all.filter(([, {profiles}]) => profiles?.includes('cluster'));

describe('compose.yaml', () => {
  it('names one exact version, reachable from this machine alone', () => {
    for (const [, {image, ports}] of all) {
      expect(image).toBe(services['typesense']!.image);
      expect(image).toMatch(/^typesense\/typesense:\d+\.\d+$/);
      expect(ports[0]).toMatch(/^127\.0\.0\.1:\d+:8108$/);
    }
    expect(new Set(all.map(([, {ports}]) => ports[0])).size).toBe(4);
  });

  it('keeps the data of each node apart, where the server looks for it', () => {
    const mounts = all.map(([, each]) => each.volumes[0]!.split(':'));
    expect(mounts.map(([name]) => name)).toEqual(Object.keys(volumes));
    expect(mounts.map(([, folder]) => folder)).toEqual(
      all.map(([, {environment}]) => environment['TYPESENSE_DATA_DIR']),
    );
  });

  it('gives every node of the cluster the same list, in which it finds itself', () => {
    const listed = configs.nodes.content.split(',');
    expect(listed).toEqual(
      cluster.map(([, each]) => {
        const address = each.environment['TYPESENSE_PEERING_ADDRESS'];
        expect(each.networks!.cluster.ipv4_address).toBe(address);
        expect(each.environment['TYPESENSE_NODES']).toBe('/nodes');
        return `${address}:8107:8108`;
      }),
    );
    const [{subnet}] = networks.cluster.ipam.config as [{subnet: string}];
    const start = subnet.replace(/\d+\/24$/, '');
    expect(listed.every((node) => node.startsWith(start))).toBe(true);
    const keys = all.map(([, each]) => each.environment['TYPESENSE_API_KEY']);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('the health check', () => {
  /** Runs the check as the container would, on another port. */
  async function check(port: string): Promise<number> {
    const {test} = services['typesense']!.healthcheck;
    const [, program = '', ...args] = test.map((part) =>
      part.replace('/8108', `/${port}`),
    );
    const {code} = await runCommand({program, args, captured: true});
    return code;
  }

  it('passes when the server is well, and only then', async () => {
    const node = new StandIn();
    const {port} = new URL(await node.start());
    onTestFinished(() => node.stop());
    expect(await check(port)).toBe(0);
    node.fault = () => ({status: 503, body: '{"ok":false}'});
    expect(await check(port)).not.toBe(0);
  });

  it('fails when nobody listens', async () => {
    const node = new StandIn();
    const {port} = new URL(await node.start());
    await node.stop();
    expect(await check(port)).not.toBe(0);
  });
});
