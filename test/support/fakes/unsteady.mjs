// A validator of the fake text that does not repeat itself. `CHARACTER N` is a harness, whose state is that of its process;
// `CHARACTER N JOURNAL FILE` judges one file, and counts the files in its journal.
import { appendFileSync, readFileSync } from 'node:fs'
import { eachRequest, put } from './frames.mjs'

const [character, number, journal, file] = process.argv.slice(2)
const count = Number(number)
const isHarness = file === undefined

let asked = 0
let hasRefused = false

function isValid(module) {
  const word = module.readUInt32LE(24)
  return word % 2 === 0 && word < 1000
}

function die() {
  process.kill(process.pid, 'SIGABRT')
  // The signal is on its way.
  for (;;);
}

const characters = {
  honest: isValid,
  'wrong-sometimes': (module) => isValid(module) !== (asked % count === 0),
  'refuses-after-refusal': (module) => {
    const accepts = isValid(module) && !hasRefused
    hasRefused ||= !accepts
    return accepts
  },
  'accepts-after': (module) => asked > count || isValid(module),
  'dies-sometimes': (module) => (asked % count === 0 ? die() : isValid(module)),
  'accepts-large': (module) => module.readUInt32LE(24) % 2 === 0,
}

const answer = characters[character]

if (isHarness) {
  put(0, JSON.stringify({ harness: 1, tool: 'unsteady', version: '1.0', makes: 'verdict' }))
  eachRequest((_, module) => {
    asked++
    if (answer(module)) put(0, '')
    else put(1, 'is wrong')
  })
} else {
  appendFileSync(journal, '.')
  asked = readFileSync(journal, 'utf8').length
  process.exit(answer(readFileSync(file)) ? 0 : 1)
}
