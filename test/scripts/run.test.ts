import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isModule } from '#scripts/cli/input/is-module'
import { bindingsOf, threeCounts } from '#scripts/cli/input/run-inputs'
import { specializationOf } from '#scripts/cli/input/specialization'
import { toModule } from '#scripts/cli/input/to-module'
import { newestEnvironment } from '#scripts/cli/options/newest-environment'
import { loads, shaderText, stores } from '../support/compute.ts'
import { ctsHere } from '../support/cts-here.ts'

let folder: string
let file: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-'))
  file = join(folder, 'sum.spvasm')
  const decorations = 'OpDecorate %half SpecId 1\nOpDecorate %whole SpecId 2'
  const declarations = '%half = OpSpecConstant %float 0.5\n%whole = OpSpecConstant %uint 7'
  const body = `${loads(2)}
%sum = OpIAdd %uint %i0 %i1
%bits = OpBitcast %uint %half
${stores('%sum', '%bits', '%whole')}`
  writeFileSync(file, shaderText({ decorations, declarations, body }))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const bindings = ['--binding', '0,0=hex:0100000002000000', '--binding', '0,1=zeros:16']

it('run prints and writes the buffers', async () => {
  const { exitCode, stdout } = await ctsHere(['run', file, ...bindings, '--out', folder])
  expect(stdout).toContain(
    '0,1: 16 bytes\n  0000  03 00 00 00 00 00 00 3f 07 00 00 00 00 00 00 00\n',
  )
  expect(exitCode).toBe(0)
  expect([...readFileSync(join(folder, '0-1.bin')).subarray(0, 4)]).toEqual([3, 0, 0, 0])
})

it('run specializes, and answers in JSON', async () => {
  const { stdout } = await ctsHere([
    'run',
    file,
    ...bindings,
    '--specialize',
    '1=2',
    '--specialize',
    '2=-1',
    '--json',
  ])
  expect(JSON.parse(stdout)).toMatchObject({
    kind: 'finished',
    buffers: { '0,1': '0300000000000040ffffffff00000000' },
  })
})

it('run prints what each instruction computes', async () => {
  const { stdout } = await ctsHere(['run', file, ...bindings, '--trace'])
  expect(stdout).toMatch(/^0: %\d+ = OpIAdd %\d+ %\d+ %\d+ {2}; 3$/m)
})

it('run prints each instruction in its place even after a string of several lines, with its source line', async () => {
  const traced = join(folder, 'lines.spvasm')
  const debug = '%file = OpString "sum.comp"\n%text = OpString "void main()\n{\n}"'
  const body = `OpLine %file 5 2\n${stores('%uint_7')}`
  writeFileSync(traced, shaderText({ debug, body }))
  const { stdout } = await ctsHere(['run', traced, ...bindings, '--trace'])
  expect(stdout).toMatch(/^0: OpStore %\d+ %\d+ {2}; sum\.comp:5:2$/m)
})

it('run names undefined behavior and ends with 1', async () => {
  const { exitCode, stdout } = await ctsHere([
    'run',
    file,
    '--binding',
    '0,0=zeros:4',
    '--binding',
    '0,1=zeros:16',
  ])
  expect(stdout).toMatch(
    /undefined behavior at word \d+ \(OpLoad, invocation 0\): bytes 4 to 7 lie outside/,
  )
  expect(exitCode).toBe(1)
})

it('run refuses invalid modules and unknown options', async () => {
  const broken = join(folder, 'broken.spvasm')
  writeFileSync(broken, readFileSync(file, 'utf8').replace('OpTypeInt 32 0', 'OpTypeInt 33 0'))
  const [module, option] = await Promise.all([
    ctsHere(['run', broken]),
    ctsHere(['run', file, '--steps', '-1']),
  ])
  expect(module).toMatchObject({
    exitCode: 2,
    stderr: expect.stringMatching(/the module is not valid/),
  })
  expect(option).toMatchObject({
    exitCode: 2,
    stderr: expect.stringMatching(/not a positive number/),
  })
})

it.each([
  ['0=zeros:4', /not a set and a binding/],
  ['0,0=zeros:x', /not a number of octets/],
  ['0,0=hex:123', /not pairs of hexadecimal digits/],
  ['0,0=missing.bin', /no such file/],
  ['0,0', /no value/],
])('run refuses --binding %s', async (option, message) => {
  expect(await bindingsOf([option])).toMatchObject({
    kind: 'problem',
    message: expect.stringMatching(message),
  })
})

it.each([
  ['9=1', /no specialization constant with SpecId 9/],
  ['1=half', /not a value/],
])('run refuses --specialize %s', (option, message) => {
  const made = toModule(
    { kind: 'assembly', file, text: readFileSync(file, 'utf8') },
    newestEnvironment,
  )
  if (!isModule(made)) throw new Error(JSON.stringify(made))
  expect(specializationOf([option], made)).toMatchObject({
    message: expect.stringMatching(message),
  })
})

it('run refuses counts that are not positive', () => {
  expect(threeCounts('--dispatch', '0,1,1')).toMatchObject({ kind: 'problem' })
  expect(threeCounts('--dispatch', '2')).toEqual([2, 1, 1])
})
