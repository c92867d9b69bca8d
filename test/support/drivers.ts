import { toolDirectory } from '#runner/tools/tool-directory'
import { drivers } from '#runner/vulkan/drivers'
import { suitesWith } from '#runner/vulkan/target'
import { driversRequired } from './drivers-required.ts'

const installed = drivers
  .filter(({ name }) => name === 'lavapipe')
  .some((driver) => suitesWith(toolDirectory(), driver).length > 0)

/** Whether tests with drivers run: where they are required and missing, they fail. */
export const driversAsked = installed || driversRequired
