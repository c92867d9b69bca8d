// naga as a program: `node naga.mjs FOLDER glsl|wgsl|spirv FILE OUT [STAGE]` writes the module that naga makes of a shader or a module.
// Exit code 1 with naga's message where it refuses its input; a panic of naga ends by SIGABRT.
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [folder, from, file, out, stage = ''] = process.argv.slice(2)
const naga = await import(pathToFileURL(`${folder}/dist/node.js`).href)
const stages = { vert: 'vertex', frag: 'fragment', comp: 'compute' }

function parsed() {
  if (from === 'spirv') return naga.parseSpirv(readFileSync(file))
  const text = readFileSync(file, 'utf8')
  if (from === 'wgsl') return naga.parseWgsl(text)
  const name = stages[stage]
  if (name === undefined) throw new naga.NagaError('parse', `naga does not read ${stage} shaders`)
  return naga.parseGlsl(text, { stage: name })
}

try {
  const module = parsed()
  const words = naga.writeSpirv(module, naga.validate(module))
  writeFileSync(out, new Uint8Array(words.buffer, words.byteOffset, words.byteLength))
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  if (!(error instanceof naga.NagaError)) process.abort()
  process.exitCode = 1
}
