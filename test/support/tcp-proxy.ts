import { connect, createServer, type Socket } from 'node:net'

/** A cable between a port of its own and another one, which can be cut. */
export interface TcpProxy {
  readonly port: number
  /** From now on nothing comes through, and neither side is notified, as with a cut cable. */
  readonly cut: () => void
  /** Lets everything through again; connections from before the cut are gone. */
  readonly mend: () => void
  readonly close: () => Promise<void>
}

/** Puts a cable before a port of the loopback interface. */
export async function tcpProxy(to: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isCut = false
  const keep = (socket: Socket): void => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
  }
  const server = createServer((near) => {
    keep(near)
    if (isCut) return
    const far = connect(to, '127.0.0.1')
    keep(far)
    const pass = (from: Socket, into: Socket): void => {
      from.on('data', (octets) => {
        if (!isCut) into.write(octets)
      })
      from.on('close', () => into.destroy())
    }
    pass(near, far)
    pass(far, near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    port: address.port,
    cut: () => {
      isCut = true
    },
    mend: () => {
      isCut = false
      for (const socket of sockets) socket.destroy()
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
