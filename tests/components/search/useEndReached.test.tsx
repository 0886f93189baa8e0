import type {ReactNode} from 'react';
import {render} from '@testing-library/react';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {useEndReached} from '@site/src/components/search/page/useEndReached';

/** Observers at work; each tells where its element is as soon as it looks at it, as browsers do. */
const observers = new Set<Observer>();
let inSight = true;

class Observer {
  constructor(
    private readonly tell: (entries: {isIntersecting: boolean}[]) => void,
  ) {}

  observe(): void {
    observers.add(this);
    this.report();
  }

  disconnect(): void {
    observers.delete(this);
  }

  report(...before: boolean[]): void {
    this.tell([...before, inSight].map((isIntersecting) => ({isIntersecting})));
  }
}

function End({onReach}: {onReach: () => void}): ReactNode {
  return <div ref={useEndReached(onReach)} />;
}

beforeEach(() => {
  observers.clear();
  inSight = true;
  vi.stubGlobal('IntersectionObserver', Observer);
  return () => vi.unstubAllGlobals();
});

describe('useEndReached', () => {
  it('calls back when the element comes near the window, not when it leaves', () => {
    inSight = false;
    const onReach = vi.fn();
    render(<End onReach={onReach} />);
    expect(onReach).not.toHaveBeenCalled();
    inSight = true;
    observers.forEach((observer) => observer.report());
    expect(onReach).toHaveBeenCalledOnce();
    inSight = false;
    observers.forEach((observer) => observer.report());
    expect(onReach).toHaveBeenCalledOnce();
  });

  it('asks each new callback while the element stays in sight', () => {
    const {rerender} = render(<End onReach={vi.fn()} />);
    const next = vi.fn();
    rerender(<End onReach={next} />);
    expect(next).toHaveBeenCalledOnce();
    rerender(<End onReach={next} />);
    expect(next).toHaveBeenCalledOnce();
  });

  it('goes by the last of what is told at once: a busy browser tells of the element above and in the window together', () => {
    inSight = false;
    const onReach = vi.fn();
    render(<End onReach={onReach} />);
    observers.forEach((observer) => observer.report(true));
    expect(onReach).not.toHaveBeenCalled();
    inSight = true;
    observers.forEach((observer) => observer.report(false));
    expect(onReach).toHaveBeenCalledOnce();
  });

  it('looks at no element that is gone', () => {
    const {unmount} = render(<End onReach={vi.fn()} />);
    expect(observers.size).toBe(1);
    unmount();
    expect(observers.size).toBe(0);
  });
});
