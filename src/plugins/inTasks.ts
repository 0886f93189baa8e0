import {setImmediate} from 'node:timers/promises';

/**
 * Gives items one by one, each in a task of its own: Node ends a collection of garbage between tasks only, and work that
 * goes on for many pages in one let its heap grow by half.
 */
export async function* inTasks<T>(items: Iterable<T>): AsyncGenerator<T> {
  for (const item of items) {
    yield item;
    await setImmediate();
  }
}
