import {setTimeout as delay} from 'node:timers/promises';
import {startCommand} from '../../scripts/process/run';
import {createBuildEnvironment} from '../../scripts/test/builds/builds';
import {freePort} from './webServers';

export interface DevServer {
  /** Without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** Interval between requests, in milliseconds. */
const STEP = 250;

/**
 * Starts the development server with few pages and waits until it answers.
 *
 * @throws Error with the output of the server if it ends before
 */
export async function startDevServer(): Promise<DevServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = startCommand({
    program: process.execPath,
    args: [
      'node_modules/.bin/docusaurus',
      ...['start', '--no-open', '--port', `${port}`],
      ...['--config', 'tests/fixtures/fewPages/docusaurus.config.ts'],
    ],
    // Vitest sets another NODE_ENV, for which no browser targets are defined.
    env: {
      ...createBuildEnvironment({name: 'dev-server', settings: {}}),
      NODE_ENV: 'development',
    },
    captured: true,
  });
  let over = false;
  void server.ended.then(() => (over = true));
  while (!(await answers(url))) {
    if (over) {
      throw new Error(`The development server ended:\n${server.output()}`);
    }
    await delay(STEP);
  }
  return {
    url,
    close: async () => {
      await server.stop();
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
