// Validators whose answer depends on what came before, or whose verdict is right and the rest of the answer is not.
import type { Verdict } from '#spec/verdict'
import { type PlantQuestion, refusal, type ValidatorPlant } from '../plant.ts'

type Behaviour = () => (question: PlantQuestion) => Verdict

function behaves(
  name: string,
  summary: string,
  begin: Behaviour,
  around: ValidatorPlant['around'] = 'reference',
): ValidatorPlant {
  return { name, summary, around, begin }
}

/** A validator whose answer depends on the question alone. */
function steadily(name: string, summary: string, answer: ReturnType<Behaviour>): ValidatorPlant {
  return { ...behaves(name, summary, () => answer), isSteady: true }
}

const valid: Verdict = { kind: 'valid' }

/** A number that depends on all words of a module. */
function checksum(words: Uint32Array): number {
  return words.reduce((sum, word) => (Math.imul(sum, 31) + word) >>> 0, 7)
}

/** Accepts what uses an id that only the module before has defined. */
const remembersIds: Behaviour = () => {
  let before = new Set<number>()
  return ({ view, right }) => {
    const known = before
    before = new Set(view.instructions.map(({ result }) => result))
    return view.blames(right, ({ instruction: { words }, word }) => {
      const id = words[word - 1] ?? 0
      return view.definition(id) === undefined && known.has(id)
    })
      ? valid
      : right
  }
}

/** Judges for the environment of the question before, if the version of the module allows that. */
const remembersEnvironment: Behaviour = () => {
  let before: PlantQuestion['environment'] | undefined
  return ({ environment, judgedFor, right }) => {
    const last = before
    before = environment
    return last === undefined || last.version !== environment.version ? right : judgedFor(last)
  }
}

/** Accepts everything after a second. */
const acceptsAfterTime: Behaviour = () => {
  const start = performance.now()
  return ({ right }) => (performance.now() - start > 1000 ? valid : right)
}

/** Dies at each 3,000th module of a process. */
const tires: Behaviour = () => {
  let asked = 0
  return ({ right }) => {
    asked++
    return asked % 3000 === 0 ? { kind: 'crash', signal: 'SIGABRT', message: '' } : right
  }
}

/** Is wrong about each 50th module of a process. */
const errsNowAndThen: Behaviour = () => {
  let asked = 0
  return ({ right }) => {
    asked++
    if (asked % 50 !== 0) return right
    return right.kind === 'valid' ? refusal : valid
  }
}

/** Refuses the module after one that it has refused. */
const refusesAgain: Behaviour = () => {
  let hasRefused = false
  return ({ right }) => {
    const isAgain = hasRefused
    hasRefused = right.kind === 'invalid'
    return isAgain && right.kind === 'valid' ? refusal : right
  }
}

/** Accepts everything after 500 modules. */
const acceptsAfterMany: Behaviour = () => {
  let asked = 0
  return ({ right }) => (++asked > 500 && right.kind === 'invalid' ? valid : right)
}

/** Dies at the 700th module of a process, and never again. */
const diesOnce: Behaviour = () => {
  let asked = 0
  return ({ right }) =>
    ++asked === 700 ? { kind: 'crash', signal: 'SIGSEGV', message: '' } : right
}

/** Refuses with the message of the refusal before. */
const mixesMessages: Behaviour = () => {
  let before: string | undefined
  return ({ right }) => {
    if (right.kind !== 'invalid') return right
    const message = before ?? right.message
    before = right.message
    return { ...right, message }
  }
}

/** The text that spirv-val prints last: the instruction that it means. */
function placeOf(message: string): string | undefined {
  return message.split(' | ').at(-1)
}

/** Names the instruction of the refusal before, after a message that is right. */
const mixesPlaces: Behaviour = () => {
  let before: string | undefined
  return ({ right }) => {
    if (right.kind !== 'invalid') return right
    const parts = right.message.split(' | ')
    const place = before ?? placeOf(right.message)
    before = placeOf(right.message)
    if (parts.length < 2 || place === undefined) return right
    return { ...right, message: [...parts.slice(0, -1), place].join(' | ') }
  }
}

/** Plants that keep something between modules, depend on chance, or stop. */
export const behaviour: readonly ValidatorPlant[] = [
  behaves('remembers-ids', 'takes ids of the module before for defined', remembersIds),
  behaves(
    'remembers-environment',
    'judges for the environment of the question before, if that is of the same version',
    remembersEnvironment,
  ),
  behaves('accepts-after-time', 'accepts everything after a second', acceptsAfterTime),
  behaves('now-and-then', 'is wrong about each 50th module', errsNowAndThen),
  behaves('refuses-again', 'refuses the module after one that it has refused', refusesAgain),
  behaves('accepts-after-many', 'accepts everything after 500 modules', acceptsAfterMany),
  behaves('dies-once', 'dies at the 700th module, and never again', diesOnce),
  behaves('tires', 'dies at each 3,000th module', tires),
  steadily('checksum', 'is wrong about one module in 97, by their words', ({ view, right }) => {
    if (checksum(view.words) % 97 !== 0) return right
    return right.kind === 'valid' ? refusal : valid
  }),
  steadily('hangs', 'never ends at modules with OpArrayLength', ({ view, right }) =>
    view.has('OpArrayLength') ? { kind: 'timeout', ms: 10_000 } : right,
  ),
  steadily(
    'says-unsupported',
    'says that it does not know something of each module with OpSwitch',
    ({ view, right }) => (view.has('OpSwitch') ? { kind: 'unsupported', why: 'OpSwitch' } : right),
  ),
  behaves('mixes-messages', 'gives the message of the refusal before', mixesMessages, 'spirv-val'),
  behaves('mixes-places', 'names the instruction of the refusal before', mixesPlaces, 'spirv-val'),
  behaves(
    'short-message',
    'prints the first 12 octets of each message',
    () =>
      ({ right }) =>
        right.kind === 'invalid' ? { ...right, message: right.message.slice(0, 12) } : right,
    'spirv-val',
  ),
]
