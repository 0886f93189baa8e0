import {expect, it, vi} from 'vitest';
import {answerHelpTopic} from '@site/src/native/helpTopics';
import {put} from './support';

const HTML = `<div>
  <p role="status" data-native="unknown-topic" hidden>None</p>
  <a href="/ko/ocr/api/run#errors" data-topic="run">run</a>
  <a href="/ko/ocr/intro" data-topic="intro">intro</a>
</div>`;

/** A page of help topics at an address with a query. */
function ask(search: string, html = HTML) {
  const page = put(html);
  const go = vi.fn();
  answerHelpTopic(search, go);
  return {go, message: page.querySelector('p')};
}

it.each([
  ['?topic=run', '/ko/ocr/api/run#errors'],
  ['?from=app&topic=intro', '/ko/ocr/intro'],
])('%s leads to %s', (search, address) => {
  const {go, message} = ask(search);
  expect(go).toHaveBeenCalledExactlyOnceWith(address);
  expect(message?.hidden).toBe(true);
});

it.each([
  '?topic=https://evil.example',
  '?topic=__proto__',
  '?topic=toString',
  '?topic="]',
  '?topic=<img src=x onerror=alert(1)>',
  '?topic=',
  '?topic=intro&topic=run',
  '?topic=RUN',
])('%s leads nowhere, and the page says so', (search) => {
  const {go, message} = ask(search);
  expect(go).not.toHaveBeenCalled();
  expect(message?.hidden).toBe(false);
});

it.each(['', '?from=app'])('"%s" asks for no topic', (search) => {
  const {go, message} = ask(search);
  expect(go).not.toHaveBeenCalled();
  expect(message?.hidden).toBe(true);
});

it('a page without topics has nothing to answer', () => {
  expect(ask('?topic=run', '<main>Text</main>').go).not.toHaveBeenCalled();
});
