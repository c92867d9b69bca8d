// A validator that takes memory without end, or nearly: 2 GiB, lest a machine without limits suffers. Refused some, it
// says so, or where it is named `silent` falls over a second later, in which time a busy parent looks at it at least once.
const [character] = process.argv.slice(2)
const held = []
try {
  while (held.length < 512) held.push(Buffer.alloc(1 << 22, 1))
} catch (error) {
  if (character !== 'silent') throw error
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000)
  process.kill(process.pid, 'SIGSEGV')
}
