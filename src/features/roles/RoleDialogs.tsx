import type { PermissionNode, Role } from '#api/generated/types.gen.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { CreateRoleDialog } from './CreateRoleDialog.tsx';
import { DeleteRoleDialog } from './DeleteRoleDialog.tsx';
import { HoldersDialog } from './HoldersDialog.tsx';
import type { RoleOverlay } from './roleOverlay.ts';

interface RoleDialogsProps {
  overlay: RoleOverlay;
  roles: readonly Role[];
  nodes: readonly PermissionNode[];
  onClose: () => void;
}

/** The dialog that the address names. One about a role that is not there is none. */
export function RoleDialogs({ overlay, roles, nodes, onClose }: RoleDialogsProps) {
  const { dialog, dialogRole } = overlay;
  const role = roles.find(({ id }) => id === dialogRole);
  if (dialog === 'compare') return <CompareDialog roles={roles} nodes={nodes} onClose={onClose} />;
  if (dialog === 'holders') return <HoldersDialog nodes={nodes} onClose={onClose} />;
  if (dialog === 'delete') {
    const others = roles.filter((one) => one !== role);
    return role && <DeleteRoleDialog role={role} others={others} onClose={onClose} />;
  }
  if (dialog === 'duplicate' && !role) return null;
  return (
    <CreateRoleDialog
      roles={roles}
      original={dialog === 'duplicate' ? role : undefined}
      onClose={onClose}
      onCreated={({ id }) => overlay.openRole(id, true)}
    />
  );
}
