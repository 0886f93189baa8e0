// Runs in the page. Measures from a key to the frame that shows the answer to its query.
(() => {
  let pressed = 0;
  document.addEventListener(
    'keydown',
    (event) => {
      pressed = event.timeStamp;
    },
    true,
  );

  // The link to all results and the message that there are none both name the query they belong to.
  const isAnswered = (query) =>
    document.querySelector(
      `dialog[open] a[href$="?q=${CSS.escape(encodeURIComponent(query))}"]`,
    ) !== null ||
    document
      .querySelector('dialog[open] [role=status]')
      ?.textContent?.endsWith(`"${query}"`) === true;

  // A message is handled after the frame that the callback before it belongs to.
  const afterPaint = (then) =>
    requestAnimationFrame(() => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(0);
    });

  window.timeOfAnswer = (query) =>
    new Promise((resolve) => {
      const check = () => {
        if (isAnswered(query)) {
          observer.disconnect();
          afterPaint(() => resolve(performance.now() - pressed));
        }
      };
      const observer = new MutationObserver(check);
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      check();
    });
})();
