import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { initials } from '#shared/lib/initials.ts';

interface UserAvatarProps {
  firstName: string;
  lastName: string;
  loginName?: string;
  /** Address of a picture that has passed `safeImageUrl`, or null. */
  image: string | null;
  size?: '8' | '10' | '16' | '24';
}

/** A picture, or initials where there is none or it does not load (E32). The name stands beside it, so it is mute. */
export function UserAvatar({ firstName, lastName, loginName, image, size = '8' }: UserAvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <chakra.span
      aria-hidden
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      boxSize={size}
      flexShrink="0"
      overflow="hidden"
      rounded="full"
      bg="accent.subtle"
      color="accent"
      borderWidth="1px"
      borderColor="border"
      fontSize={`calc({sizes.${size}} * 0.38)`}
      fontWeight="semibold"
      lineHeight="1"
      userSelect="none"
    >
      {image && image !== broken ? (
        <chakra.img src={image} alt="" boxSize="100%" objectFit="cover" onError={() => setBroken(image)} />
      ) : (
        initials(firstName, lastName, loginName)
      )}
    </chakra.span>
  );
}
