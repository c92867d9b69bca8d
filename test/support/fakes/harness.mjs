// A persistent harness of one character: `accepts`, or what it does when a module holds the opcode that is named second.
import { appendFileSync, readFileSync, writeSync } from 'node:fs'
import { eachRequest, put } from './frames.mjs'

const [character = 'accepts', number = '0', greeting = 'verdict', journal] = process.argv.slice(2)
const opcode = Number(number)

function holds(module) {
  for (let offset = 20; offset + 4 <= module.length; ) {
    const first = module.readUInt32LE(offset)
    if ((first & 0xffff) === opcode) return true
    if (first >>> 16 === 0) return false
    offset += (first >>> 16) * 4
  }
  return false
}

const acts = {
  accepts: () => put(0, ''),
  refuses: () => put(1, 'error: line 3: no'),
  'does-not-know': () => put(2, 'what is this'),
  'answers-garbage': () => writeSync(1, Buffer.alloc(64, 0)),
  dies: () => {
    writeSync(2, 'fault at\n./tool(broken_part+0x12) [0x1]\n./tool(main+0x5) [0x2]\n')
    process.kill(process.pid, 'SIGSEGV')
    // The signal is on its way.
    for (;;);
  },
  hangs: () => {
    for (;;);
  },
  swallows: () => {
    const held = []
    for (;;) held.push(Buffer.alloc(1 << 22, 1))
  },
}

// One that is worn out by what came before dies of nothing that one module did.
let asked = 0
const worn = () => {
  if (++asked > 3) acts.dies()
  put(0, '')
}

if (character === 'exits') process.exit(7)
// One that stumbles dies at a module like others, and fails at the starts that are named after that.
const failing = { 'stumbles-once': [2], 'stumbles-twice': [2, 3] }[character] ?? []
if (journal !== undefined) {
  appendFileSync(journal, '.')
  if (failing.includes(readFileSync(journal, 'utf8').length)) {
    writeSync(2, 'RangeError: no memory\n    at start\n\nNode.js v20\n')
    process.exit(1)
  }
}
// One that is late greets after more time than it has for a module of the test, and accepts.
if (character === 'is-late') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500)
if (character !== 'is-silent')
  put(0, JSON.stringify({ harness: 1, tool: 'fake', version: '1.0', makes: greeting }))

eachRequest((_, module) => {
  if (character === 'wears-out') worn()
  else if (failing.length > 0) holds(module) ? acts.dies() : put(0, '')
  else if (character === 'is-late') acts.accepts()
  else if (opcode === 0 || holds(module)) acts[character]()
  else put(0, '')
})
