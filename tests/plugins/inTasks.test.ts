import {expect, it} from 'vitest';
import {inTasks} from '../../src/plugins/inTasks';

it('gives items in their order, and lets other tasks run between them', async () => {
  const seen: (string | number)[] = [];
  for await (const item of inTasks([1, 2, 3])) {
    seen.push(item);
    setImmediate(() => seen.push('task'));
  }
  expect(seen).toEqual([1, 'task', 2, 'task', 3, 'task']);
});
