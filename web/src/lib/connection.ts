/**
 * A WebSocket that reconnects by itself.
 *
 * Each failed attempt doubles the delay. Requests without a reply are sent again after a reconnect: the
 * server recognises a request that it has seen before.
 */
import { Refused } from './server';

export type ConnectionState = 'connecting' | 'live' | 'down' | 'gone';

interface Message {
  type: string;
  id?: number;
  [field: string]: unknown;
}

interface Request {
  body: string;
  resent: boolean;
  resolve: (reply: Message) => void;
  reject: (problem: Refused) => void;
}

const MIN_DELAY = 100;
const MAX_DELAY = 5000;
const REPLIES = ['ack', 'refused', 'why', 'preview'];

export class Connection {
  private socket: WebSocket | null = null;
  private requests = new Map<number, Request>();
  private lastId = 0;
  private delay = MIN_DELAY;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  /**
   * Connects to `path`, which is evaluated again at every reconnect. `onNotice` gets every notice, `onState` every
   * change of the connection's state, with the close code when the server has closed it for good.
   */
  constructor(
    private readonly path: string | (() => string),
    private readonly onNotice: (notice: Message) => void,
    private readonly onState: (state: ConnectionState, closeCode?: number) => void,
  ) {
    this.open();
    addEventListener('online', this.reconnectNow);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.reconnectNow);
    this.socket?.close();
  }

  /** Send a command and wait for its reply, across reconnects. */
  request<T>(command: object): Promise<T> {
    this.lastId += 1;
    const id = this.lastId;
    const body = JSON.stringify({ ...command, id });
    return new Promise<T>((resolve, reject) => {
      this.requests.set(id, { body, resent: false, resolve: (reply) => resolve(reply as T), reject });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(body);
    });
  }

  /** Reconnect at once instead of after the delay. */
  readonly reconnectNow = (): void => {
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
    let first = true;
    socket.onmessage = (message: MessageEvent<string>) => {
      this.receive(JSON.parse(message.data) as Message);
      if (!first) return;
      first = false;
      this.delay = MIN_DELAY;
      this.onState('live');
      for (const request of this.requests.values()) {
        request.resent = true;
        socket.send(request.body);
      }
    };
    socket.onclose = (event) => this.onClose(event.code);
  }

  private receive(message: Message): void {
    const request = message.id === undefined ? undefined : this.requests.get(message.id);
    if (request === undefined || !REPLIES.includes(message.type)) {
      this.onNotice(message);
      return;
    }
    this.requests.delete(message.id ?? 0);
    if (message.type !== 'refused' || (message['error'] === 'repeated' && request.resent)) {
      request.resolve(message);
    } else {
      request.reject(
        new Refused(Number(message['status']), String(message['error']), String(message['message'])),
      );
    }
  }

  private onClose(code: number): void {
    this.socket = null;
    if (this.closed) return;
    if (code >= 4400 && code < 4500) {
      this.closed = true;
      for (const request of this.requests.values()) request.reject(new Refused(code - 4000, 'gone', ''));
      this.requests.clear();
      this.onState('gone', code);
      return;
    }
    this.onState('down');
    this.timer = setTimeout(() => this.open(), this.delay * (0.5 + Math.random() / 2));
    this.delay = Math.min(this.delay * 2, MAX_DELAY);
  }
}
