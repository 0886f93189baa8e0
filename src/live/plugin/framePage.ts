import {createHash} from 'node:crypto';
import {liveFramePolicy} from '../frame/policy';

/** Waits for the page that holds the frame, and runs the script that it sends. */
const SCRIPT = `addEventListener("message",function listen(event){if(event.source===parent){removeEventListener("message",listen);import(URL.createObjectURL(new Blob([event.data.script],{type:"text/javascript"}))).then(function(frame){frame.start(event.ports[0],event.data.worker)})}})`;

/** The page in which samples run, in a language. Its policy stands in it too, for hosts that send no headers. */
export function framePage(lang: string): string {
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  const policy = liveFramePolicy([`'sha256-${hash}'`], false);
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="robots" content="noindex"><title>Sample</title></head><body><script>${SCRIPT}</script></body></html>\n`;
}
