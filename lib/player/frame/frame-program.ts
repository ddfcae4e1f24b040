/**
 * Program in the sandboxed iframe that runs live samples. It communicates with the page through a single
 * message port.
 */
// Must be imported first, because other modules read the color scheme on load.
import './preferred-scheme';
import { colorScheme } from 'bundled/nativewind';
import { Component, createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type FromSandbox, HELLO, type Program, type ToSandbox } from '../sample-protocol';
import { evaluateScript, toProblem } from './evaluate-script';
import { preferScheme } from './preferred-scheme';
import { endRun, limitRuns } from './run-limits';
import { runModules } from './run-modules';
import { findSamplePackage, toApplication } from './sample-app';

/** Maximum wait for an animation frame, in milliseconds. Iframes outside the viewport do not get any. */
const FRAME = 100;

let port: MessagePort | undefined;
let run = 0;
let root: Root | undefined;
const wait = setTimeout;
const nextFrame = requestAnimationFrame;

// If this document had the site's origin, any page that embeds it could run code in the site.
if (window.origin === 'null') listen();
else document.body.textContent = 'Live samples run in the pages of the site.';

function listen(): void {
  window.addEventListener('message', function connect({ source, data, ports }) {
    const [given] = ports;
    if (source !== window.parent || data !== HELLO || !given) return;
    window.removeEventListener('message', connect);
    port = given;
    port.onmessage = (event: MessageEvent<ToSandbox>) => receive(event.data);
  });
  window.addEventListener('error', ({ error, message }) => fail(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => fail(reason));
  limitRuns((level, text) => send({ type: 'console', run, level, text }));
  window.parent.postMessage(HELLO, '*');
}

interface BoundaryProps {
  onError: (error: unknown) => void;
  onReady: () => void;
  children?: ReactNode;
}

/**
 * Error boundary that reports either that a sample has mounted, or the error that it throws while rendering.
 */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidMount(): void {
    if (!this.state.failed) this.props.onReady();
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

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
  endRun();
  const style = document.getElementById('sample');
  if (style) style.textContent = program.css;
  try {
    const { element } = toApplication(runModules(program, evaluateScript, findSamplePackage));
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
