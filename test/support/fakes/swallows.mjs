// A validator that takes memory without end, or nearly: 2 GiB, lest a machine without limits suffers. Refused some, it
// says so, or where it is named `silent` falls over instead.
const [character] = process.argv.slice(2)
const held = []
try {
  while (held.length < 512) held.push(Buffer.alloc(1 << 22, 1))
} catch (error) {
  if (character !== 'silent') throw error
  process.kill(process.pid, 'SIGSEGV')
}
