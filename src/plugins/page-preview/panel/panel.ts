// The panel of `/__preview`: shows its page in a hidden frame, and sends what stands there to the server,
// again whenever the page has changed. It is sent as it is written, so it imports nothing.

/** Milliseconds without a change after which a page counts as rendered. */
const STILL = 300;

/** Milliseconds after which a page that has still no heading is said to have none: a first build takes its time. */
const PATIENCE = 20_000;

interface Answer {
  readonly error?: string;
  readonly result: Readonly<
    Record<'title' | 'address' | 'description', string>
  >;
  readonly sections: readonly string[];
  readonly card: string;
  readonly markdown: string;
}

const find = <T extends HTMLElement>(selector: string) =>
  document.querySelector<T>(selector)!;

const base = document.body.dataset['base']!;
const page = location.pathname.slice(`${base}__preview`.length) || '/';
const route = base + page.slice(1);
const frame = find<HTMLIFrameElement>('iframe');

find<HTMLInputElement>('input').value = page;
find<HTMLAnchorElement>('a').href = route;
find('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const {value} = find<HTMLInputElement>('input');
  location.assign(`${base}__preview/${value.replace(/^\/+/, '')}`);
});

function list(name: string, lines: readonly string[]): void {
  const element = find(`[data-list=${name}]`);
  const none = element.dataset['none']!;
  element.replaceChildren(
    ...(lines.length > 0 ? lines : [none]).map((line) => {
      const item = document.createElement('li');
      item.textContent = line;
      return item;
    }),
  );
}

function show({result, sections, card, markdown}: Answer): void {
  document.title = `Preview: ${result.title}`;
  find('.result strong').textContent = result.title;
  find('.result cite').textContent = result.address;
  find('.result p').textContent = result.description;
  find<HTMLImageElement>('img').src = card;
  find('pre').textContent =
    markdown || 'None: search engines and assistants are not led to this page.';
  list('sections', sections);
  find('[role=status]').textContent = 'The page, as it is now.';
}

/** What the page itself needs the application for; what all pages of a site need it for, a build tells. */
function appReasons(shown: Document): string[] {
  const [mark] = shown.getElementsByName('app-at-idle');
  return mark?.getAttribute('content')?.split('; ') ?? [];
}

/** Whether the application has drawn the page: before, there is nothing to read. */
function isRendered(shown: Document): boolean {
  return ['h1', 'link[rel=canonical]', 'meta[property="og:title"]'].every(
    (selector) => shown.querySelector(selector),
  );
}

/** How many times the server was asked. */
let asked = 0;

async function send(): Promise<void> {
  const shown = frame.contentDocument!;
  const {documentElement} = shown;
  if (!isRendered(shown) && performance.now() - loadedAt < PATIENCE) {
    sendSoon();
    return;
  }
  asked += 1;
  const mine = asked;
  const answer = await fetch(`${base}__preview${page}`, {
    method: 'POST',
    body: documentElement.outerHTML,
  });
  const seen = (await answer.json()) as Answer;
  // An answer may come behind the one to a later question: the page has changed since it was asked for.
  if (mine !== asked) {
    return;
  }
  if (seen.error) {
    find('[role=status]').textContent =
      `The page cannot be read: ${seen.error}.`;
  } else {
    show(seen);
    list('application', appReasons(shown));
  }
}

let loadedAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
function sendSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void send(), STILL);
}

frame.addEventListener('load', () => {
  loadedAt = performance.now();
  new MutationObserver(sendSoon).observe(frame.contentDocument!, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  sendSoon();
});
frame.src = route;
