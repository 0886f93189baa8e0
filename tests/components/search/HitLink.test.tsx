import {fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import HitLink from '@site/src/components/search/HitLink';
import {answerNavigation} from '@site/src/native/navigation';

const go = vi.fn();
let end: () => void;

beforeEach(() => {
  go.mockClear();
  end = answerNavigation(go);
});
afterEach(() => end());

function put(href: string) {
  const onClick = vi.fn();
  render(
    <HitLink href={href} onClick={onClick}>
      Result
    </HitLink>,
  );
  return {link: screen.getByRole('link'), onClick};
}

it('goes to a page of the site by itself', () => {
  const {link, onClick} = put('/ocr/intro');
  expect(fireEvent.click(link)).toBe(false);
  expect(onClick).toHaveBeenCalledOnce();
  expect(go).toHaveBeenCalledExactlyOnceWith('/ocr/intro');
});

it('leaves the site as every link does', () => {
  const {link, onClick} = put('https://shop.example/');
  // jsdom follows no link to another page.
  link.addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  document.addEventListener('click', (event) => event.preventDefault(), {
    once: true,
  });
  fireEvent.click(link);
  expect(onClick).toHaveBeenCalledOnce();
  expect(go).not.toHaveBeenCalled();
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'leaves a click with %s to the browser',
  (key) => {
    const {link, onClick} = put('/ocr/intro');
    let isLeft: boolean | undefined;
    document.addEventListener(
      'click',
      (event) => {
        isLeft = !event.defaultPrevented;
        event.preventDefault();
      },
      {once: true},
    );
    fireEvent.click(link, {[key]: true});
    expect(isLeft).toBe(true);
    expect(onClick).not.toHaveBeenCalled();
    expect(go).not.toHaveBeenCalled();
  },
);
