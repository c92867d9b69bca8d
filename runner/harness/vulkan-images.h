/*
 * Images of a run. A storage image is filled from the buffer of its binding before, and copied back into it afterwards; the
 * color attachments of vulkan-draw.h are made of the same parts. Only vulkan.c includes it.
 */
#ifndef SPIRV_CTS_HARNESS_VULKAN_IMAGES_H
#define SPIRV_CTS_HARNESS_VULKAN_IMAGES_H

enum { most_images = 16 };

/* An image, its memory and a view of all of it. */
struct image {
  VkImage image;
  VkDeviceMemory memory;
  VkImageView view;
};

static struct {
  /* The buffer with the texels. */
  uint32_t buffer;
  VkExtent3D extent;
  uint32_t layers;
  struct image image;
} images[most_images];
static uint32_t image_count;

static VkImageType dimensions_of(VkImageViewType view) {
  if (view == VK_IMAGE_VIEW_TYPE_1D || view == VK_IMAGE_VIEW_TYPE_1D_ARRAY) return VK_IMAGE_TYPE_1D;
  return view == VK_IMAGE_VIEW_TYPE_3D ? VK_IMAGE_TYPE_3D : VK_IMAGE_TYPE_2D;
}

static VkResult make_image(struct image* image, VkFormat format, VkImageViewType view, VkExtent3D extent, uint32_t layers,
                           VkImageUsageFlags usage) {
  const VkImageCreateInfo info = {.sType = VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO,
                                  .imageType = dimensions_of(view),
                                  .format = format,
                                  .extent = extent,
                                  .mipLevels = 1,
                                  .arrayLayers = layers,
                                  .samples = VK_SAMPLE_COUNT_1_BIT,
                                  .usage = usage};
  VkResult result = vkCreateImage(device, &info, NULL, &image->image);
  if (result != VK_SUCCESS) return result;
  VkMemoryRequirements needs;
  vkGetImageMemoryRequirements(device, image->image, &needs);
  if ((result = allocate(&needs, &image->memory)) != VK_SUCCESS) return result;
  if ((result = vkBindImageMemory(device, image->image, image->memory, 0)) != VK_SUCCESS) return result;
  const VkImageViewCreateInfo view_info = {.sType = VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO,
                                           .image = image->image,
                                           .viewType = view,
                                           .format = format,
                                           .subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, layers}};
  return vkCreateImageView(device, &view_info, NULL, &image->view);
}

static void destroy_image(const struct image* image) {
  vkDestroyImageView(device, image->view, NULL);
  vkDestroyImage(device, image->image, NULL);
  vkFreeMemory(device, image->memory, NULL);
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
    const VkImageUsageFlags usage =
        VK_IMAGE_USAGE_STORAGE_BIT | VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT;
    const VkResult made = make_image(&images[at].image, format, view, images[at].extent, images[at].layers, usage);
    if (made != VK_SUCCESS) return made;
  }
  return VK_SUCCESS;
}

/* The image of a buffer; NULL if it is not the texels of one. */
static VkImageView view_of(uint32_t buffer) {
  for (uint32_t at = 0; at < image_count; at++)
    if (images[at].buffer == buffer) return images[at].image.view;
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

static VkBufferImageCopy whole_image(VkExtent3D extent, uint32_t layers) {
  return (VkBufferImageCopy){.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, layers}, .imageExtent = extent};
}

/* Copies all texels of an image into a buffer, after a change of its layout. */
static void read_image(VkCommandBuffer commands, VkImage image, VkImageLayout from, VkImageLayout to,
                       VkBufferImageCopy copy, VkBuffer buffer) {
  change_layout(commands, image, from, to);
  vkCmdCopyImageToBuffer(commands, image, to, buffer, 1, &copy);
}

static void fill_images(VkCommandBuffer commands) {
  for (uint32_t at = 0; at < image_count; at++) {
    const VkImage image = images[at].image.image;
    const VkBufferImageCopy copy = whole_image(images[at].extent, images[at].layers);
    change_layout(commands, image, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_GENERAL);
    vkCmdCopyBufferToImage(commands, buffers[images[at].buffer].buffer, image, VK_IMAGE_LAYOUT_GENERAL, 1, &copy);
    change_layout(commands, image, VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_LAYOUT_GENERAL);
  }
}

static void read_images(VkCommandBuffer commands) {
  for (uint32_t at = 0; at < image_count; at++)
    read_image(commands, images[at].image.image, VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_LAYOUT_GENERAL,
               whole_image(images[at].extent, images[at].layers), buffers[images[at].buffer].buffer);
}

static void clean_up_images(void) {
  for (uint32_t at = 0; at < image_count; at++) destroy_image(&images[at].image);
  memset(images, 0, sizeof images);
  image_count = 0;
}

#endif
