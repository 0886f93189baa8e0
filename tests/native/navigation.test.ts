import {expect, it, vi} from 'vitest';
import {answerNavigation, navigate} from '@site/src/native/navigation';

it('asks the application, as long as it answers', () => {
  const go = vi.fn();
  const end = answerNavigation(go);
  navigate('/ocr/intro#x');
  expect(go).toHaveBeenCalledExactlyOnceWith('/ocr/intro#x');
  end();
  // Nobody answers: the browser goes there, which jsdom does for a hash alone.
  navigate('#there');
  expect(go).toHaveBeenCalledOnce();
  expect(window.location.hash).toBe('#there');
});
