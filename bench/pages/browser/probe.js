// Runs in every page of a visit. Measures the time from a user action to the frame with its result, also
// across navigations: the awaited expression is kept in sessionStorage. The time is in `benchAnswer`, a list, because
// it can be 0.
(() => {
  const ACTED = 'bench-acted';
  const AWAITED = 'bench-awaited';
  const now = () => performance.timeOrigin + performance.now();

  // A message is handled after the frame of the previous callback was painted.
  const afterPaint = (then) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(0);
  };

  const firstPaint = () =>
    new Promise((resolve) => {
      new PerformanceObserver((list, observer) => {
        const paint = list
          .getEntries()
          .find(({name}) => name === 'first-contentful-paint');
        if (paint) {
          observer.disconnect();
          resolve(performance.timeOrigin + paint.startTime);
        }
      }).observe({type: 'paint', buffered: true});
    });

  const report = (time) => {
    const acted = Number(sessionStorage.getItem(ACTED));
    sessionStorage.removeItem(ACTED);
    sessionStorage.removeItem(AWAITED);
    window.benchAnswer = [time - acted];
  };

  const watch = () => {
    const awaited = sessionStorage.getItem(AWAITED);
    if (awaited === null) {
      return;
    }
    const {expression, document: id} = JSON.parse(awaited);
    const isNewDocument = id !== performance.timeOrigin;
    const check = () => {
      if (!sessionStorage.getItem(ACTED) || !holds(expression)) {
        requestAnimationFrame(check);
      } else {
        afterPaint(async () => {
          const shown = now();
          // The browser shows the previous document until the first paint of the new one.
          report(isNewDocument ? Math.max(shown, await firstPaint()) : shown);
        });
      }
    };
    requestAnimationFrame(check);
  };

  const holds = (expression) => {
    try {
      return (0, eval)(expression);
    } catch {
      return false;
    }
  };

  for (const type of ['pointerdown', 'keydown']) {
    window.addEventListener(
      type,
      ({timeStamp}) => {
        if (
          sessionStorage.getItem(AWAITED) !== null &&
          sessionStorage.getItem(ACTED) === null
        ) {
          sessionStorage.setItem(ACTED, performance.timeOrigin + timeStamp);
        }
      },
      true,
    );
  }

  window.benchAwait = (expression) => {
    window.benchAnswer = undefined;
    sessionStorage.setItem(
      AWAITED,
      JSON.stringify({expression, document: performance.timeOrigin}),
    );
    watch();
  };
  watch();
})();
