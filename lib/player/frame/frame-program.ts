/** What runs in the frame of a live sample. It knows its page by one port, and nothing else of it. */
// First, before anything that reads the scheme.
import './preferred-scheme';

import { colorScheme } from 'bundled/nativewind';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type FromSandbox, HELLO, type Program, type ToSandbox } from '@/lib/player/protocol';
import { toApplication } from './application';
import { Boundary } from './boundary';
import { recordConsole, resetConsole } from './console-lines';
import { evaluateScript } from './evaluate-script';
import { keepFocus } from './keep-focus';
import { resetTicks } from './loop-ticks';
import { preferScheme } from './preferred-scheme';
import { toProblem } from './problem-place';
import { runModules } from './run-modules';
import { clearTimers, recordTimers } from './run-timers';

/** Frames off screen draw nothing, so nobody may wait for one. */
const FRAME = 100;

let port: MessagePort | undefined;
let run = 0;
let root: Root | undefined;
const wait = setTimeout;
const nextFrame = requestAnimationFrame;

window.addEventListener('message', function connect({ source, data, ports }) {
  const [given] = ports;
  if (source !== window.parent || data !== HELLO || !given) return;
  window.removeEventListener('message', connect);
  port = given;
  port.onmessage = (event: MessageEvent<ToSandbox>) => receive(event.data);
});
window.addEventListener('error', ({ error, message }) => fail(error ?? message));
window.addEventListener('unhandledrejection', ({ reason }) => fail(reason));
recordConsole((level, text) => send({ type: 'console', run, level, text }));
recordTimers();
keepFocus();
window.parent.postMessage(HELLO, '*');

function receive(message: ToSandbox): void {
  if (message.type === 'ping') send({ type: 'pong' });
  if (message.type === 'theme') {
    preferScheme(message.theme);
    colorScheme.set(message.theme);
  }
  if (message.type === 'run') start(message.run, message.program);
}

function start(number: number, program: Program): void {
  run = number;
  clearTimers();
  resetTicks();
  resetConsole();
  const style = document.getElementById('sample');
  if (style) style.textContent = program.css;
  try {
    const { element } = toApplication(runModules(program, evaluateScript));
    const onReady = () => painted(number);
    const boundary = createElement(Boundary, { key: number, onError: fail, onReady }, element);
    root ??= createRoot(document.getElementById('root') ?? document.body, {
      onCaughtError() {},
      onUncaughtError: fail,
    });
    root.render(boundary);
  } catch (error) {
    fail(error);
  }
}

function painted(number: number): void {
  let said = false;
  const say = () => {
    if (!said) send({ type: 'painted', run: number });
    said = true;
  };
  nextFrame(() => nextFrame(say));
  wait(say, FRAME);
}

function fail(error: unknown): void {
  send({ type: 'problem', run, problem: toProblem(error) });
}

function send(message: FromSandbox): void {
  port?.postMessage(message);
}
