import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'
import { ctsHere } from '../support/cts-here.ts'

const vuid = 'VUID-StandaloneSpirv-OriginLowerLeft-04653'

/** A folder with a fragment shader whose origin Vulkan does not take, and whose type appears twice. */
function shaders(): string {
  const folder = temporaryFolder()
  writeFileSync(
    join(folder, 'origin.spvasm'),
    `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint Fragment %1 "main"
OpExecutionMode %1 OriginLowerLeft
%2 = OpTypeVoid
%3 = OpTypeVoid
%4 = OpTypeFunction %2
%1 = OpFunction %2 None %4
%5 = OpLabel
OpReturn
OpFunctionEnd
`,
  )
  return folder
}

it.each([
  ['validate', 'origin.spvasm'],
  ['check', ''],
])('%s names the sentence of Vulkan that a module breaks', async (command, file) => {
  const path = join(shaders(), file)
  const { stdout } = await ctsHere([command, path, '--env', 'vulkan1.3'])
  expect(stdout).toMatch(new RegExp(`: .* \\(.*\\) ${vuid}\\n {4}OpExecutionMode`))
  const json = await ctsHere([command, path, '--env', 'vulkan1.3', '--json'])
  const { blames } = JSON.parse(json.stdout)
  expect(blames).toContainEqual(expect.objectContaining({ vuids: [vuid] }))
  expect(blames.filter((blame: object) => !('vuids' in blame))).not.toEqual([])
})

it('validate names no sentence of Vulkan in other environments', async () => {
  const { stdout } = await ctsHere(['validate', shaders(), '--json', '--env', 'spv1.6'])
  expect(stdout).toContain('"invalid"')
  expect(stdout).not.toContain('vuids')
})
