import { describe, expect, it } from 'vitest'
import { listedPasses } from '#runner/oracle/listed-passes'
import { spirvOptSettling } from '#runner/oracle/spirv-opt-settling'
import { unlistedNames } from '#runner/oracle/unlisted-passes'
import { consumer, suiteNames } from '../../support/tools.ts'

describe('listedPasses', () => {
  it('reads one word for each pass, and none for other options', () => {
    const help = `Options:
  --plain
               Does something to
               the module.
  --threshold[=<n>]
               Does as much as <n>.
  --choice=[add|remove]
               Adds or removes.
  --counted
               Must be given a positive integer.
  --of-the-module=<from>:<to>
               Replaces one by the other.
  --quoted "<id>:<value> ..."
               Sets values.
  --relaxed
               Forwards this option to the validator.
  --illegal
               Note this does not guarantee
               legal code.
  --steers
               Ensure that something is kept.
  -O
               Does much:
		plain
		counted
  -Oconfig=<file>
               Does what is in the file.
  -h, --help
               Print this help.
`
    expect(listedPasses(help)).toEqual([
      '--plain',
      '--threshold',
      '--threshold=0',
      '--threshold=1',
      '--threshold=4',
      '--choice=add',
      '--choice=remove',
      '--counted=1',
      '--counted=4',
      '--counted=100',
      '-O',
    ])
  })

  it('finds nothing if nothing is listed', () => {
    expect(listedPasses('')).toEqual([])
    expect(listedPasses('usage: tool file')).toEqual([])
  })
})

describe('unlistedNames', () => {
  it('reads names between zeros, and leaves out those that the help mentions', () => {
    const program = Buffer.from('\0\x7fELF\0merge-return\0code-sink\0Not-This\0a b-c\0one\0-x-y\0')
    expect(unlistedNames(program, '  --merge-return\n')).toEqual(['code-sink'])
    expect(unlistedNames(program, '')).toEqual(['code-sink', 'merge-return'])
  })
})

describe.each(suiteNames)('spirv-opt of %s', (suite) => {
  it('lists passes, and knows those that promise to be idempotent', async () => {
    const tool = await consumer(`spirv-opt@${suite}`)
    const listed = tool.passes?.listed ?? []
    expect(listed.length).toBeGreaterThan(50)
    expect(listed).toEqual(expect.arrayContaining(['-O', '--merge-return', '--loop-unroll']))
    for (const no of ['--help', '--skip-validation', '--version', '--print-all', '--legalize-hlsl'])
      expect(listed).not.toContain(no)
    expect(listed).toEqual(expect.arrayContaining(['--code-sink', '--remove-dont-inline']))
    expect(listed).toEqual(
      expect.arrayContaining(['--scalar-replacement=0', '--loop-peeling-threshold=100']),
    )
    expect(listed.includes('--convert-to-untyped')).toBe(suite === 'testing')
    expect(listed).not.toContain('--commercial-at')
    const settling = listed.filter((pass) => spirvOptSettling.has(pass))
    expect(settling.length).toBeGreaterThan(7)
    expect(tool.again?.(['--merge-return', '--strip-debug'])).toEqual(['--strip-debug'])
    expect(tool.again?.()).toBeUndefined()
    expect(tool.passes?.command(['--ccp'])).toContain('--skip-validation --ccp --target-env={env}')
    tool.close()
  })
})

it('a tool whose SPEC names passes runs those, and none is drawn for it', async () => {
  const tool = await consumer('spirv-opt@testing --strip-debug')
  expect(tool.passes?.listed).toEqual([])
  expect(tool.again?.()).toEqual(['--strip-debug'])
  tool.close()
})
