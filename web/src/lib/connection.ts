/**
 * A WebSocket that reconnects by itself.
 *
 * Each failed attempt doubles the delay. Requests without a reply are sent again after a reconnect: the
 * server recognises a request that it has seen before.
 */
import type { Command, Notice, Reply, ServerMessage } from './protocol';
import { Refused } from './server';

export type ConnectionState = 'connecting' | 'live' | 'down' | 'gone';

interface Request {
  body: string;
  resent: boolean;
  resolve: (reply: ServerMessage) => void;
  reject: (problem: Refused) => void;
}

const MIN_DELAY = 100;
const MAX_DELAY = 5000;

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
    private readonly onNotice: (notice: Notice) => void,
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
  request<C extends Command>(command: C): Promise<Reply<C>> {
    this.lastId += 1;
    const id = this.lastId;
    const body = JSON.stringify({ ...command, id });
    return new Promise((resolve, reject) => {
      const settle = (reply: ServerMessage): void => resolve(reply as Reply<C>);
      this.requests.set(id, { body, resent: false, resolve: settle, reject });
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
      this.receive(JSON.parse(message.data) as ServerMessage);
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

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'ack':
      case 'why':
      case 'preview':
      case 'hint':
      case 'plan':
        this.takeRequest(message.id)?.resolve(message);
        break;
      case 'refused': {
        const request = this.takeRequest(message.id);
        // A command that was sent again had been carried out before the connection was lost.
        if (message.error === 'repeated' && request?.resent === true) request.resolve(message);
        else request?.reject(new Refused(message.status, message.error, message.message));
        break;
      }
      default:
        this.onNotice(message);
    }
  }

  private takeRequest(id: number): Request | undefined {
    const request = this.requests.get(id);
    this.requests.delete(id);
    return request;
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
