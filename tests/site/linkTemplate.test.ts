import {describe, expect, it} from 'vitest';
import {fillLink, isUsableTemplate} from '../../src/site/linkTemplate';

describe('isUsableTemplate', () => {
  it.each([
    'https://issues.example/new?title={title}&body={page}',
    'http://localhost:8080/report?page={page}',
    'mailto:docs@name.example?subject={title}&body={page}%0A{answer}',
  ])('takes %s', (template) => {
    expect(isUsableTemplate(template)).toBe(true);
  });

  it.each([
    'https://issues.example/new',
    'https://issues.example/new?body={page}&x={name}',
    'https://issues.example/new?body={page}}',
    'https://user@issues.example/new?body={page}',
    'javascript:alert({page})',
    'data:text/html,{page}',
    '//issues.example/{page}',
    'mailto:?body={page}',
    'mailto:{page}',
    'https://issues.example/new?body={page} x',
    '{page}',
  ])('refuses %s', (template) => {
    expect(isUsableTemplate(template)).toBe(false);
  });
});

describe('fillLink', () => {
  it('fills every place with text that cannot break out of it', () => {
    expect(
      fillLink('https://issues.example/new?t={title}&b={page}&b2={page}', {
        page: 'https://site.example/a',
        title: 'A & {page} #1',
      }),
    ).toBe(
      'https://issues.example/new?t=A%20%26%20%7Bpage%7D%20%231&b=https%3A%2F%2Fsite.example%2Fa&b2=https%3A%2F%2Fsite.example%2Fa',
    );
  });

  it('leaves the place of an answer empty where there is none', () => {
    expect(
      fillLink('mailto:a@b.example?subject={page}&body={answer}', {
        page: 'p',
        title: 't',
      }),
    ).toBe('mailto:a@b.example?subject=p&body=');
  });
});
