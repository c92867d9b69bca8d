// The persistent harness of naga, the shader translator of wgpu, as WebAssembly from npm. It is not a validator of SPIR-V: it
// reads the part of SPIR-V that WebGPU uses, and reports the rest as unknown.
import { pathToFileURL } from 'node:url'
import { answerFrames } from './answer-frames.ts'
import { type Reply, replyStatus } from './frames.ts'

/** The part of the package that is used. */
interface Naga {
  readonly nagaVersion: string
  readonly parseSpirv: (words: Uint8Array) => unknown
  readonly validate: (module: unknown) => unknown
}

/**
 * The messages about instructions, capabilities, sets and widths that it does not know, and about the locations and bindings
 * that it wants of every interface.
 */
const unknown =
  /^Unknown|^InvalidTypeWidth|^MissingDecoration|unsupported|not supported|not implemented/i

/** An error of naga's reader, or of its validation of the module read, which applies the rules of WebGPU. */
interface NagaError extends Error {
  readonly kind?: 'parse' | 'validation'
}

function statusOf({ kind, message }: NagaError): number {
  return kind === 'validation' || unknown.test(message)
    ? replyStatus.unsupported
    : replyStatus.refused
}

const [folder = ''] = process.argv.slice(2)
const { nagaVersion } = (await import(pathToFileURL(`${folder}/dist/version.js`).href)) as Naga
const { parseSpirv, validate } = (await import(
  pathToFileURL(`${folder}/dist/node.js`).href
)) as Naga

/** Ends the process after a panic, which leaves naga's memory undefined. The stack distinguishes panics. */
function die(error: Error): never {
  const places = [...(error.stack ?? '').matchAll(/wasm-function\[(\d+)\]/g)]
  const stack = places.map(([, number], index) => `  #${index} 0x0 in wasm-function-${number}`)
  process.stderr.write(`${error.message}\n${stack.join('\n')}\n`)
  process.abort()
}

function ask(module: Uint8Array): Reply {
  try {
    validate(parseSpirv(module))
    return { status: replyStatus.accepted, bytes: new Uint8Array() }
  } catch (error) {
    if (!(error instanceof Error) || error.name === 'RuntimeError') return die(error as Error)
    const status = statusOf(error)
    return { status, bytes: Buffer.from(error.message, 'utf8') }
  }
}

answerFrames({ harness: 1, tool: 'naga', version: nagaVersion, makes: 'nothing' }, ask)
