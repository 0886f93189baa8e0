// The law of the samples for saving: what a user saw as saved is on the server, and nothing that was typed is lost
// without a message.
import fc from 'fast-check';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {FAULTS} from '../../support/savingServer';
import {SavingWorld} from '../../support/savingWorld';

/** Number of random histories. Set it to try more than the suite does. */
const RUNS = Number(process.env['SAVING_RUNS'] ?? 300);

const editor = fc.nat(1);
const choice = fc.boolean();
const PAUSES = [1, 30, 100, 1000, 1010, 3000, 6000, 20_000];

/** A step of a history: its name and its arguments. */
const step = <N extends string, A extends readonly unknown[]>(
  name: N,
  weight: number,
  ...given: {[K in keyof A]: fc.Arbitrary<A[K]>}
) => ({weight, arbitrary: fc.tuple(fc.constant(name), ...given)});

const STEP = fc.oneof(
  step('type', 6, editor, fc.integer({min: 0, max: 5})),
  step('enter', 6, editor),
  step('wait', 8, fc.constantFrom(...PAUSES)),
  step('fault', 6, fc.constantFrom(...FAULTS)),
  step('other', 2, choice),
  step('remount', 2, editor),
  step('unmount', 1, editor),
  step('mount', 1),
  step('open', 2, editor, choice, choice),
  step('reload', 2, editor, choice),
);
type Step = typeof STEP extends fc.Arbitrary<infer S> ? S : never;

async function take(world: SavingWorld, [name, ...given]: Step) {
  const [a, b, c] = given as [never, never, never];
  switch (name) {
    case 'type':
      return world.type(a, b > 0);
    case 'enter':
      return world.enter(a);
    case 'wait':
      return void (await vi.advanceTimersByTimeAsync(a));
    case 'fault':
      return void world.server.faults.push(a);
    case 'other':
      return world.addByOther(a);
    case 'remount':
      world.unmount(a);
      return world.mount();
    case 'unmount':
      return world.unmount(a);
    case 'mount':
      return world.mounted.length < 2 ? world.mount() : undefined;
    case 'open':
      return world.open(a, b, c);
    case 'reload':
      return world.reload(a, b);
  }
}

/** A file that replaces one that could not be loaded is a conflict. */
const NOT_LOADED = /cannot be (?:shown|loaded)/;

/** Whether a step can make the server refuse a version, and rightly so. */
const hasRival = ([name, what]: Step): boolean =>
  name === 'other' || name === 'mount' || what === 'late';

/** When the network works again, everything is saved, or the user knows that saving has stopped. */
async function heal({server, mounted}: SavingWorld): Promise<void> {
  server.faults.length = 0;
  await vi.advanceTimersByTimeAsync(400_000);
  for (const {status} of mounted) {
    if (status && status.state !== 'stopped') {
      expect(status.message).toMatch(/^Saved$|^The file cannot|a rule refuses/);
    }
  }
  const {putCount} = server;
  await vi.advanceTimersByTimeAsync(100_000);
  expect(server.putCount).toBe(putCount);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(
    () => new AbortController().signal,
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it(
  'holds whatever the network, the server and users do',
  async () => {
    const history = fc.array(STEP, {maxLength: 30});
    await fc.assert(
      fc.asyncProperty(
        history,
        choice,
        choice,
        async (steps, heals, namesVersions) => {
          vi.clearAllTimers();
          const world = new SavingWorld(namesVersions);
          world.mount();
          await vi.advanceTimersByTimeAsync(200);
          for (const each of steps) {
            await take(world, each);
            world.check();
          }
          if (heals) {
            await heal(world);
            world.check();
          }
          while (world.mounted.length > 0) {
            world.unmount(0);
          }
          await vi.advanceTimersByTimeAsync(900_000);
          world.check();
          expect(world.finalViolations()).toEqual([]);
          const messages = world.messages.join();
          if (
            namesVersions &&
            !steps.some(hasRival) &&
            !NOT_LOADED.test(messages)
          ) {
            expect(messages).not.toContain('another version');
          }
        },
      ),
      {numRuns: RUNS},
    );
  },
  30_000 + RUNS * 20,
);

it('asks only users who can change a file about what saving loses', async () => {
  for (const [readOnly, count] of [
    [true, 0],
    [false, 1],
  ] as const) {
    const world = new SavingWorld(true);
    const ask = vi.fn(() => false);
    vi.stubGlobal('confirm', ask);
    world.server.file = {entries: ['1'], hasCharts: true};
    world.mount(readOnly);
    await vi.advanceTimersByTimeAsync(1000);
    expect(ask).toHaveBeenCalledTimes(count);
    world.unmount(0);
    await vi.advanceTimersByTimeAsync(1000);
  }
});
