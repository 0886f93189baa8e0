// The smallest PNG: one transparent pixel.
const PIXEL = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  ),
  (letter) => letter.charCodeAt(0),
);

/** Stands in for the network: images are there, servers accept what is sent. */
export async function fakeFetch(
  input: string | URL | Request,
): Promise<Response> {
  const address = input instanceof Request ? input.url : String(input);
  return address.endsWith('.png')
    ? new Response(PIXEL, {headers: {'Content-Type': 'image/png'}})
    : new Response('{}', {
        headers: {ETag: '"1"', 'Content-Type': 'application/json'},
      });
}
