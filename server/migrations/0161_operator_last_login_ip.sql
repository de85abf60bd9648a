drop view operator.about_now;
create view operator.about_now as
select member.id as member_id, member.nickname, member.avatar, profile.domain as registered_from, member.last_login_ip
from identity.member join identity.profile on profile.member_id = member.id;
