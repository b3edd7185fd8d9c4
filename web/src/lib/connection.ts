/**
 * A live connection that comes back by itself.
 *
 * A lost connection is made again, each time a little later, and questions that were not answered are
 * asked again: the server knows a decision that it has seen before.
 */
import { Refused } from './server';

export type Line = 'connecting' | 'live' | 'down' | 'gone';

interface Told {
  type: string;
  id?: number;
  [more: string]: unknown;
}

interface Asked {
  said: string;
  again: boolean;
  settle: (told: Told) => void;
  fail: (problem: Refused) => void;
}

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5000;

export class Connection {
  private socket: WebSocket | null = null;
  private asked = new Map<number, Asked>();
  private number = 0;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  /**
   * `path` says where to, each time anew; `hear` gets every notice, `line` how the connection is, `4404` or the
   * like when it is gone for good.
   */
  constructor(
    private readonly path: string | (() => string),
    private readonly hear: (told: Told) => void,
    private readonly line: (line: Line, code?: number) => void,
  ) {
    this.open();
    addEventListener('online', this.hurry);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    this.socket?.close();
  }

  /** Ask something; the answer may come after the line was down and is up again. */
  ask<T>(what: object): Promise<T> {
    this.number += 1;
    const id = this.number;
    const said = JSON.stringify({ ...what, id });
    return new Promise<T>((resolve, reject) => {
      this.asked.set(id, { said, again: false, settle: (told) => resolve(told as T), fail: reject });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(said);
    });
  }

  /** Try again now rather than later. */
  readonly hurry = (): void => {
    if (this.socket === null && !this.closed) {
      clearTimeout(this.timer);
      this.open();
    }
  };

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const path = typeof this.path === 'string' ? this.path : this.path();
    const socket = new WebSocket(`${scheme}//${location.host}${path}`);
    this.socket = socket;
    let heard = false;
    socket.onmessage = (message: MessageEvent<string>) => {
      this.receive(JSON.parse(message.data) as Told);
      if (heard) return;
      heard = true;
      this.pause = FIRST_PAUSE;
      this.line('live');
      for (const asked of this.asked.values()) {
        asked.again = true;
        socket.send(asked.said);
      }
    };
    socket.onclose = (event) => this.lost(event.code);
  }

  private receive(told: Told): void {
    const asked = told.id === undefined ? undefined : this.asked.get(told.id);
    if (asked === undefined || !['ack', 'refused', 'why', 'preview'].includes(told.type)) {
      this.hear(told);
      return;
    }
    this.asked.delete(told.id ?? 0);
    if (told.type !== 'refused' || (told['error'] === 'repeated' && asked.again)) {
      asked.settle(told);
    } else {
      asked.fail(new Refused(Number(told['status']), String(told['error']), String(told['message'])));
    }
  }

  private lost(code: number): void {
    this.socket = null;
    if (this.closed) return;
    if (code >= 4400 && code < 4500) {
      this.closed = true;
      for (const asked of this.asked.values()) asked.fail(new Refused(code - 4000, 'gone', ''));
      this.asked.clear();
      this.line('gone', code);
      return;
    }
    this.line('down');
    this.timer = setTimeout(() => this.open(), this.pause * (0.5 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }
}
