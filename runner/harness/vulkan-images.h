/* Storage images of a run: each is filled from the buffer of its binding before, and copied back into it afterwards. Only vulkan.c includes it. */
#ifndef SPIRV_CTS_HARNESS_VULKAN_IMAGES_H
#define SPIRV_CTS_HARNESS_VULKAN_IMAGES_H

enum { most_images = 16 };

static struct {
  /* The buffer with the texels. */
  uint32_t buffer;
  VkExtent3D extent;
  uint32_t layers;
  VkImage image;
  VkDeviceMemory memory;
  VkImageView view;
} images[most_images];
static uint32_t image_count;

static VkImageType dimensions_of(VkImageViewType view) {
  if (view == VK_IMAGE_VIEW_TYPE_1D || view == VK_IMAGE_VIEW_TYPE_1D_ARRAY) return VK_IMAGE_TYPE_1D;
  return view == VK_IMAGE_VIEW_TYPE_3D ? VK_IMAGE_TYPE_3D : VK_IMAGE_TYPE_2D;
}

static VkResult make_image(uint32_t at, VkFormat format, VkImageViewType view) {
  const VkImageCreateInfo info = {
      .sType = VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO,
      .imageType = dimensions_of(view),
      .format = format,
      .extent = images[at].extent,
      .mipLevels = 1,
      .arrayLayers = images[at].layers,
      .samples = VK_SAMPLE_COUNT_1_BIT,
      .usage = VK_IMAGE_USAGE_STORAGE_BIT | VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT};
  VkResult result = vkCreateImage(device, &info, NULL, &images[at].image);
  if (result != VK_SUCCESS) return result;
  VkMemoryRequirements needs;
  vkGetImageMemoryRequirements(device, images[at].image, &needs);
  const VkMemoryAllocateInfo allocation = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO,
                                           .allocationSize = needs.size,
                                           .memoryTypeIndex = visible_memory(needs.memoryTypeBits)};
  if ((result = vkAllocateMemory(device, &allocation, NULL, &images[at].memory)) != VK_SUCCESS) return result;
  if ((result = vkBindImageMemory(device, images[at].image, images[at].memory, 0)) != VK_SUCCESS) return result;
  const VkImageViewCreateInfo view_info = {
      .sType = VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO,
      .image = images[at].image,
      .viewType = view,
      .format = format,
      .subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, images[at].layers}};
  return vkCreateImageView(device, &view_info, NULL, &images[at].view);
}

/* The images of a run: for each the number of its buffer, VkFormat, VkImageViewType, width, height and depth or layers. */
static VkResult take_images(void) {
  image_count = take_count(most_images);
  for (uint32_t at = 0; at < image_count; at++) {
    images[at].buffer = take();
    const uint32_t format = take(), view = take(), width = take(), height = take(), last = take();
    if (overrun || images[at].buffer >= buffer_count) return VK_ERROR_UNKNOWN;
    const bool is_deep = view == VK_IMAGE_VIEW_TYPE_3D;
    images[at].extent = (VkExtent3D){width, height, is_deep ? last : 1};
    images[at].layers = is_deep ? 1 : last;
    const VkResult made = make_image(at, format, view);
    if (made != VK_SUCCESS) return made;
  }
  return VK_SUCCESS;
}

/* The image of a buffer; NULL if it is not the texels of one. */
static VkImageView view_of(uint32_t buffer) {
  for (uint32_t at = 0; at < image_count; at++)
    if (images[at].buffer == buffer) return images[at].view;
  return VK_NULL_HANDLE;
}

/* Waits for all before, and lets all after see it; the image gets another layout. */
static void change_layout(VkCommandBuffer commands, VkImage image, VkImageLayout from, VkImageLayout to) {
  const VkImageMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER,
                                        .srcAccessMask = VK_ACCESS_MEMORY_WRITE_BIT,
                                        .dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT,
                                        .oldLayout = from,
                                        .newLayout = to,
                                        .srcQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
                                        .dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
                                        .image = image,
                                        .subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, VK_REMAINING_ARRAY_LAYERS}};
  vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 0, NULL, 0,
                       NULL, 1, &barrier);
}

static VkBufferImageCopy whole_image(uint32_t at) {
  return (VkBufferImageCopy){.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, images[at].layers},
                             .imageExtent = images[at].extent};
}

static void fill_images(VkCommandBuffer commands) {
  for (uint32_t at = 0; at < image_count; at++) {
    const VkBufferImageCopy copy = whole_image(at);
    change_layout(commands, images[at].image, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_GENERAL);
    vkCmdCopyBufferToImage(commands, buffers[images[at].buffer].buffer, images[at].image, VK_IMAGE_LAYOUT_GENERAL, 1, &copy);
    change_layout(commands, images[at].image, VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_LAYOUT_GENERAL);
  }
}

static void read_images(VkCommandBuffer commands) {
  for (uint32_t at = 0; at < image_count; at++) {
    const VkBufferImageCopy copy = whole_image(at);
    change_layout(commands, images[at].image, VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_LAYOUT_GENERAL);
    vkCmdCopyImageToBuffer(commands, images[at].image, VK_IMAGE_LAYOUT_GENERAL, buffers[images[at].buffer].buffer, 1, &copy);
  }
}

static void clean_up_images(void) {
  for (uint32_t at = 0; at < image_count; at++) {
    vkDestroyImageView(device, images[at].view, NULL);
    vkDestroyImage(device, images[at].image, NULL);
    vkFreeMemory(device, images[at].memory, NULL);
  }
  memset(images, 0, sizeof images);
  image_count = 0;
}

#endif
