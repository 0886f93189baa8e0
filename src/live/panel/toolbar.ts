import {createButton, createElement} from '../dom';
import {LIVE_MANIFEST} from './manifest';
import {PANEL_TEXTS} from './texts';

type Action =
  'stop' | 'reset' | 'fullScreen' | 'copyLink' | 'download' | 'close';

/** Creates the toolbar of a panel, with the status of the run and a note about the runtime. */
export function createToolbar(
  actions: Readonly<Record<Action, () => unknown>>,
) {
  const create = (action: Action) =>
    createButton(PANEL_TEXTS[action], () => void actions[action](), {
      name: action,
      hidden: action === 'fullScreen' && !document.fullscreenEnabled,
    });
  const status = createElement('p', {role: 'status', className: 'live-status'});
  // The style sheet shows it if a run takes longer.
  const progress = createElement(
    'div',
    {className: 'live-progress'},
    createElement('progress', {ariaLabel: PANEL_TEXTS.running}),
    create('stop'),
  );
  const note = createElement(
    'p',
    {className: 'live-note'},
    PANEL_TEXTS.runtime,
    ' ',
  );
  if (!LIVE_MANIFEST.product) {
    const textContent = PANEL_TEXTS.differences;
    const href = LIVE_MANIFEST.differences;
    note.append(createElement('a', {href, textContent}));
  }
  const others = ['reset', 'fullScreen', 'copyLink', 'download', 'close'];
  const element = createElement(
    'div',
    {className: 'live-bar'},
    createElement(
      'div',
      {className: 'live-buttons'},
      ...(others as Action[]).map(create),
    ),
    status,
    progress,
    note,
  );
  const say = (text: string): void => {
    status.textContent = text;
  };
  return {
    element,
    say,
    setState: (state: 'running' | 'ended', text: string): void => {
      element.dataset['state'] = state;
      say(text);
    },
  };
}
